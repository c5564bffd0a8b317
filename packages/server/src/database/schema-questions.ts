import type {
  QuestionAct,
  QuestionFileType,
  QuestionMessageKind,
  QuestionReason,
  QuestionSide,
  QuestionState,
} from '@consignment/domain/questions/question';
import type { Generated } from 'kysely';
import type { OptionalTimestamp, Timestamp } from './columns.ts';

/* Questions about a line. Money in minor units. */

export type QuestionTables = {
  question_settings: QuestionSettingsTable;
  question_counters: QuestionCountersTable;
  questions: QuestionsTable;
  question_messages: QuestionMessagesTable;
  question_files: QuestionFilesTable;
  question_people: QuestionPeopleView;
};

type QuestionSettingsTable = {
  shop_id: number;
  /** 0 for no promise. */
  answer_days: Generated<number>;
  /** 0 for never. */
  close_days: Generated<number>;
  holds_lines: Generated<boolean>;
};

type QuestionCountersTable = { shop_id: number; last_number: Generated<number> };

type QuestionsTable = {
  id: Generated<number>;
  shop_id: number;
  number: number;
  /** Either a vendor or a sales rep. */
  vendor_id: number | null;
  sales_rep_id: number | null;
  /** Null once the line is gone. */
  line_item_id: number | null;
  rep_commission_id: number | null;
  /** As they were when it was asked. */
  title: string;
  order_name: string;
  amount_asked: number;
  currency: string;
  reason: QuestionReason;
  state: Generated<QuestionState>;
  asked_by: number | null;
  asked_at: Timestamp;
  /** Of an open one; null for no promise. */
  due_at: OptionalTimestamp;
  /** Of an answered one. */
  answered_at: OptionalTimestamp;
  changed_at: Timestamp;
  ended_at: OptionalTimestamp;
};

type QuestionMessagesTable = {
  id: Generated<number>;
  shop_id: number;
  question_id: number;
  side: QuestionSide;
  by_login: number | null;
  at: Timestamp;
  kind: QuestionMessageKind;
  text: Generated<string>;
  state: QuestionState | null;
  act: QuestionAct | null;
  amount_before: number | null;
  amount_after: number | null;
  set_to: string | null;
  made_line_id: number | null;
  /** Never for a vendor. */
  moved_to: number | null;
};

type QuestionFilesTable = {
  id: Generated<number>;
  shop_id: number;
  /** Null until it is sent. */
  question_id: number | null;
  message_id: number | null;
  uploaded_by: number | null;
  uploaded_by_key: number | null;
  name: string;
  media_type: QuestionFileType;
  size: number;
  bytes: Buffer;
  uploaded_at: Timestamp;
};

/** The names of those who have written in a question of the session's shop. */
type QuestionPeopleView = { id: number; name: string };
