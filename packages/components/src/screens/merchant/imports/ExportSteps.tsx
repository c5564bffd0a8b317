import { defineTexts } from '@consignment/domain/text/texts';
import { Card } from '../../../primitives/layout/Card.tsx';
import * as styles from './ExportSteps.css.ts';
import { TextWithElements } from '../../../primitives/text/TextWithElements.tsx';

const texts = defineTexts('ExportSteps', {
  title: '1. Get the files from Shopify',
  products: 'Products',
  export: 'Export',
  orders: 'Orders',
  save: 'Save both files as they are. Extra columns, or columns in another order, do no harm.',
  exportProducts: 'In Shopify, open {products}, choose {export}, then all products as a plain CSV file.',
  exportOrders: 'Open {orders}, choose {export}, then the orders you want as a plain CSV file.',
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
