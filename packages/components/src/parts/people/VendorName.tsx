import { PersonName } from './PersonName.tsx';

type Props = { vendor: { name: string; contact_name: string; image: string | null } };

/**
 * A vendor in a row: picture or initials, name, and who to speak to. A name within a sentence is plain text or a
 * Link.
 */
export function VendorName({ vendor }: Props) {
  const { name, contact_name: contact, image } = vendor;
  return <PersonName name={name} image={image} detail={contact === name ? '' : contact} />;
}
