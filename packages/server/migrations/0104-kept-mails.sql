-- A mail that was written into a folder, since no mail server is set, was never sent.
alter table mails drop constraint mails_state_check;
alter table mails add constraint mails_state_check check (state in ('queued', 'sending', 'sent', 'kept', 'failed'));
comment on column mails.state is 'kept: in the server''s folder of mail, where it sends none.';
