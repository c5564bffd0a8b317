import { defineTexts } from '@consignment/domain/text/texts';
import { Card } from '../../../primitives/layout/Card.tsx';
import * as styles from './ExportSteps.css.ts';
import { TextWithElements } from '../../../primitives/text/TextWithElements.tsx';

const texts = defineTexts('ExportSteps', {
  title: '1. Get the files from Shopify',
  products: 'Products',
  export: 'Export',
  orders: 'Orders',
  save: 'Save both files as they are. Extra columns or a different column order won’t cause any problems.',
  exportProducts:
    'In Shopify, open {products} and choose {export}, then choose all products as a plain CSV file.',
  exportOrders: 'Open {orders} and choose {export}, then choose the orders you want as a plain CSV file.',
});

/** How to get the files out of Shopify. */
export function ExportSteps() {
  return (
    <Card title={texts.title}>
      <ol className={styles.steps}>
        <li>
          <TextWithElements
            text={texts.exportProducts}
            elements={{
              products: <strong>{texts.products}</strong>,
              export: <strong>{texts.export}</strong>,
            }}
          />
        </li>
        <li>
          <TextWithElements
            text={texts.exportOrders}
            elements={{ orders: <strong>{texts.orders}</strong>, export: <strong>{texts.export}</strong> }}
          />
        </li>
        <li>{texts.save}</li>
      </ol>
    </Card>
  );
}
