import { PrivacyPolicy } from '@consignment/routing/pages/legal-pages';
import { paths } from '../paths.ts';
import { useShop } from './portal.tsx';

export function Component() {
  const { name } = useShop();
  return (
    <PrivacyPolicy
      app={name}
      paths={{ home: paths.commissions, terms: paths.terms, privacy: paths.privacy }}
    />
  );
}
