-- A statement may go to the day on which it is issued: it ends at that moment, and the next one begins there.
comment on column statements.first_day is '''YYYY-MM-DD'', as is the last. Both count in full, but for a day on which a statement ends as it is issued.';
