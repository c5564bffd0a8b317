-- The bank files of Australia, Canada and the United Kingdom, and of Wise.
alter table pay_run_settings drop constraint pay_run_settings_file_format_check;
alter table pay_run_settings add constraint pay_run_settings_file_format_check check (file_format in (
  'pain.001.001.09', 'pain.001.001.03', 'nacha_ppd', 'nacha_ccd', 'aba', 'cpa_005', 'bacs_18',
  'wise_csv', 'csv'));
