import { Avatar } from '../primitives/Avatar.tsx';
import * as styles from './pictured.css.ts';

type Props = { vendor: { name: string; contact_name: string; image: string | null } };

/**
 * A vendor in a row: picture or initials, name, and who to speak to. A name within a sentence is plain text or a
 * Link.
 */
export function VendorName({ vendor }: Props) {
  const { name, contact_name: contact, image } = vendor;
  return (
    <span className={styles.frame}>
      <Avatar name={name} src={image} />
      <span className={styles.words}>
        <bdi>{name}</bdi>
        {contact !== '' && contact !== name && <bdi className={styles.detailOfHeader}>{contact}</bdi>}
      </span>
    </span>
  );
}
