import type { ComponentProps } from 'react';
import { QuestionView } from '../../../parts/questions/QuestionView.tsx';
import { currencyOf, type ShopCurrency } from '../../../parts/money/shop-currency.ts';
import { QuestionActs } from './QuestionActs.tsx';

type Props = Omit<ComponentProps<typeof QuestionView>, 'reader' | 'children' | 'hrefOfAsker'> & {
  currency: ShopCurrency;
  /** The page of the vendor; null for a sales rep. */
  hrefOfVendor: string | null;
  acts: Pick<
    ComponentProps<typeof QuestionActs>,
    'mayOverride' | 'mayMove' | 'isAskers' | 'onPreview' | 'onSearchVendors' | 'onAct'
  >;
};

/** One question in the merchant's app, where it is answered, and where the line is put right. */
export function QuestionScreen({ currency, hrefOfVendor, acts, ...view }: Props) {
  const { question, subject } = view;
  return (
    <QuestionView {...view} reader="shop" hrefOfAsker={hrefOfVendor}>
      {question.allows.includes('act') && (
        <QuestionActs
          question={question}
          subject={subject}
          books={currency.books}
          written={currencyOf(currency, question)}
          {...acts}
        />
      )}
    </QuestionView>
  );
}
