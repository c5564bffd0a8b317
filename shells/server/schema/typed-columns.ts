/** In place of a module: types that need no import. */
export const builtIn = '';

/**
 * The types of columns of which the catalogue says too little: JSON, texts whose values no check lists, and values that a
 * trigger sets. By the module of the type, as schema.ts imports it.
 */
export const typedColumns: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  '@consignment/domain/commission/commission-fields': {
    CommissionFieldKey: ['commission_fields.key'],
  },
  '@consignment/domain/commission/commission-reasons': {
    Reason: ['line_items.commission_reason'],
  },
  '@consignment/domain/commission/commission-rules': {
    'KeptRule[]': ['line_items.terms_rules'],
    RuleSource: ['line_items.commission_source'],
  },
  '@consignment/domain/commission/dated-rules': {
    'RuleStep[]': ['commission_rules.steps'],
  },
  '@consignment/domain/history/history-entry': {
    HistoryValues: ['history.before', 'history.after'],
  },
  '@consignment/domain/history/history-events': {
    HistoryEvent: ['history.event'],
  },
  '@consignment/domain/history/history-objects': {
    HistoryObject: ['history.object_type'],
    'readonly HistoryGroup[]': ['webhook_endpoints.groups'],
  },
  '@consignment/domain/imports/import-findings': {
    ImportFindingKind: ['import_findings.kind'],
  },
  '@consignment/domain/moves/moving-lines': {
    CauseDetail: ['move_groups.detail', 'move_differences.detail'],
  },
  '@consignment/domain/orders/refund-match': {
    'readonly RefundedPart[]': ['refund_assignments.parts'],
  },
  '@consignment/domain/pay-runs/bank-file': {
    BankFileFormat: ['pay_run_files.format'],
    CsvColumns: ['pay_run_settings.columns'],
  },
  '@consignment/domain/people/roles': {
    Party: ['factor_challenges.party'],
    Role: ['team_invitations.role'],
  },
  '@consignment/domain/reconciliation/difference-kinds': {
    DifferenceGroup: ['difference_counts.topic'],
    DifferenceKind: ['differences.kind', 'difference_counts.kind'],
    DifferenceSource: ['difference_counts.source'],
  },
  './column-types.ts': {
    'readonly ComparedProblem[]': ['compared_sources.problems'],
    DeletionsCursor: ['platform_connections.deletions'],
    InvoicedVendor: ['payouts.issued_to'],
    'JobPosition | Record<string, never>': ['shop_jobs.position'],
    'readonly KeptFact[]': ['differences.facts'],
    'readonly MonthSales[]': ['rule_replays.sales'],
    'readonly MoveCause[]': ['move_payouts.causes'],
    "MoveMapping['columns']": ['move_files.columns'],
    MovePosition: ['moves.position'],
    'readonly MoveProfileFile[]': ['move_profiles.files'],
    'readonly OpenQuestion[]': ['move_files.questions'],
    PlatformName: ['platform_installs.platform'],
    'ReconciliationStep[]': ['reconciliation_runs.steps', 'reconciliation_runs.next_steps'],
    'readonly ReplayedLine[]': ['rule_replays.largest'],
    'readonly RuleDraft[]': ['rule_replays.drafts'],
    StatementDetails: ['statements.details'],
  },
  [builtIn]: {
    'string[]': ['api_keys.scopes', 'imports.new_vendors'],
    'readonly string[]': ['move_files.headers', 'move_files.faults', 'moves.rules'],
    'readonly (readonly string[])[]': ['move_files.sample'],
    'Generated<number>': ['vendor_signups.team_id'],
    'Computed<number>': ['history.seq', 'history_heads.seq'],
    'Computed<Buffer>': ['history.prev_hash', 'history.hash', 'history_heads.hash'],
  },
};
