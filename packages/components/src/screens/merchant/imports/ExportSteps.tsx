import { Card } from '../../../primitives/layout/Card.tsx';
import * as styles from './ExportSteps.css.ts';

/** How to get the files out of Shopify. */
export function ExportSteps() {
  return (
    <Card title="1. Get the files from Shopify">
      <ol className={styles.steps}>
        <li>
          In Shopify open <strong>Products</strong>, choose <strong>Export</strong>, then all products as a
          plain CSV file.
        </li>
        <li>
          Open <strong>Orders</strong>, choose <strong>Export</strong>, then the orders you want as a plain
          CSV file.
        </li>
        <li>Save both files as they are. Extra columns, or columns in another order, do no harm.</li>
      </ol>
    </Card>
  );
}
