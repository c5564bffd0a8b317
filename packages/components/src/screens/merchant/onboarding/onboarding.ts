import type { DiscountShare } from '@consignment/domain/commission/commission-amount';
import type { CurrencyCode } from '@consignment/domain/money/currency';
import type { OnboardingStep } from '@consignment/domain/shop/arrival';
import type { DealTerms } from '@consignment/domain/shop/deals';
import type { Calculation } from '@consignment/domain/shop/onboarding';
import type { TrackingType } from '@consignment/domain/shop/vendor-tracking';
import { defineTexts } from '@consignment/domain/text/texts';
import type { Outcome } from '../../../primitives/feedback/outcome.ts';
import type { Sample } from './sample.ts';

export type OnboardingScheme = 'light' | 'dark';

/** One panel's answer, as it is sent. */
export type OnboardingChoice =
  | { step: 'terms' }
  /** `prefix` is empty for the default one. */
  | { step: 'tracking'; tracking: TrackingType; prefix: string }
  /** The rules of a deal, which answer the steps up to the start date; null where each is asked for. */
  | { step: 'introduction'; deal: (DealTerms & { pricesIncludeTax: boolean }) | null }
  | { step: 'calculation'; calculation: Calculation; pricesIncludeTax: boolean }
  /** Per cent, a decimal string. */
  | { step: 'rate'; percent: string }
  | { step: 'discounts'; share: DiscountShare }
  /** 'YYYY-MM-DD' in the shop's zone; null for all orders. */
  | { step: 'start'; day: string | null }
  | { step: 'theme'; scheme: OnboardingScheme }
  | { step: 'finish' };

/** The shop's values now; of a panel that has not been answered yet, the defaults of a new shop. */
export type OnboardingSaved = DealTerms & {
  tracking: TrackingType;
  prefix: string;
  pricesIncludeTax: boolean;
  startDay: string | null;
  scheme: OnboardingScheme;
};

export type PanelProps = {
  saved: OnboardingSaved;
  /** The panel was answered before, so `saved` has its answer. */
  isAnswered: boolean;
  sample: Sample;
  /** Of the shop's books. */
  currency: CurrencyCode;
  timeZone: string;
  /** Where the shop's orders are: here already, coming in from its platform, or in files that are to be imported. */
  orders: 'here' | 'coming' | 'in-files';
  hrefOfTerms: string;
  hrefOfPrivacy: string;
  /** Null on the first panel. */
  onBack: (() => void) | null;
  onChoose: (choice: OnboardingChoice) => Promise<Outcome>;
  /** Shows the page in this theme before it is saved. */
  onPreview: (scheme: OnboardingScheme) => void;
};

export const onboardingStepNames = defineTexts('Onboarding', {
  terms: 'Terms',
  tracking: 'Vendors',
  introduction: 'Commission',
  calculation: 'Calculation',
  rate: 'Calculation',
  discounts: 'Discounts',
  start: 'Start date',
  theme: 'Theme',
  finish: 'Finish',
} satisfies Record<OnboardingStep, string>);
