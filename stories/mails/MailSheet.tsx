import monoUrl from 'dejavu-fonts-ttf/ttf/DejaVuSansMono.ttf?url';
import { useRef, useState } from 'react';
import { DescriptionList } from '@consignment/components/primitives/text/DescriptionList';
import { Stack } from '@consignment/components/primitives/layout/Stack';
import { bodiesOf } from '@consignment/server/mail-content/bodies';
import type { MailContent, ContentBrand } from '@consignment/server/mail-content/content';
import { mailFrom } from '../fixtures/mails.ts';
import type { Scheme } from '@consignment/components/theme/schemes';
import * as styles from './mail.css.ts';

// One width for all signs, on a system without such a font too: the columns of a text line up.
document.fonts.add(new FontFace(styles.textFont, `url(${monoUrl})`));

type Props = {
  content: MailContent;
  brand: ContentBrand;
  /** Of the reader's system. */
  scheme: Scheme;
};

/** A mail as the server sends it: its HTML in a separate document, and its text as a reader of plain text shows it. */
export function MailSheet({ content, brand, scheme }: Props) {
  const { html, text } = bodiesOf(content, brand);
  return (
    <Stack space="medium">
      <DescriptionList
        items={[
          { term: 'From', description: mailFrom },
          { term: 'Subject', description: content.subject },
        ]}
      />
      <div className={styles.both}>
        <MailFrame key={scheme} html={html} scheme={scheme} />
        <pre className={styles.text}>{text}</pre>
      </div>
    </Stack>
  );
}

/** As high as its mail. */
function MailFrame({ html, scheme }: { html: string; scheme: Scheme }) {
  const [height, setHeight] = useState(0);
  const watch = useRef<ResizeObserver | null>(null);
  return (
    <iframe
      title="The mail"
      // No scripts, as in a mail program; its height may be read.
      sandbox="allow-same-origin"
      className={styles.frame}
      height={height}
      srcDoc={html}
      onLoad={({ currentTarget }) => {
        const { contentDocument: mail } = currentTarget;
        if (mail === null) return;
        const { body } = mail;
        pretend(mail, scheme);
        watch.current?.disconnect();
        watch.current = new ResizeObserver(() => setHeight(body.offsetHeight + 2));
        watch.current.observe(body);
      }}
    />
  );
}

/** As developer tools do: the mail's media query answers as if the reader's system had this scheme. */
function pretend(mail: Document, scheme: Scheme): void {
  const media = [...mail.styleSheets].flatMap(({ cssRules }) => [...cssRules]).filter(isMedia);
  for (const rule of media)
    if (rule.media.mediaText.includes('prefers-color-scheme'))
      rule.media.mediaText = scheme === 'dark' ? 'all' : 'not all';
}

function isMedia(rule: CSSRule): rule is CSSMediaRule {
  return 'media' in rule;
}
