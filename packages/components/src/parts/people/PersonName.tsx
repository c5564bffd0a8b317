import { Avatar } from '../../primitives/text/Avatar.tsx';
import * as styles from '../products/pictured.css.ts';

type Props = {
  name: string;
  /** Null where there is none: the initials take its place. */
  image: string | null;
  /** A second line, such as an email address; empty for none. */
  detail?: string;
};

/** A person or a firm that heads a row: picture or initials, and the name. A name within a sentence is plain text. */
export function PersonName({ name, image, detail = '' }: Props) {
  return (
    <span className={styles.frame}>
      <Avatar name={name} src={image} />
      <span className={styles.words}>
        <bdi>{name}</bdi>
        {detail !== '' && <bdi className={styles.detailOfHeader}>{detail}</bdi>}
      </span>
    </span>
  );
}
