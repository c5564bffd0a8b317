import type { Rule } from 'eslint';

export const textAlone: Rule.RuleModule;
