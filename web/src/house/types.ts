// Short names for what server and client say to each other; `make generate` writes what they are.
export type {
  AnyGame,
  ChatLine,
  Frame,
  GameEvent,
  GameInfo,
  GameTypes,
  LogLine as LogEntry,
  Named,
  PersonTold as Person,
  Result,
  RulebookTold as Rulebook,
  SeatTold as Seat,
  ServerMessage,
  TableTold as Table,
  View,
} from "../generated/protocol";
