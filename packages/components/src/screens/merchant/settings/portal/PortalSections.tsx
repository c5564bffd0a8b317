import { defineTexts } from '@consignment/domain/text/texts';
import { useEffect, useId, useState, type ReactNode } from 'react';
import { Anchor } from '../../../../primitives/navigation/Anchor.tsx';
import { Heading } from '../../../../primitives/text/Heading.tsx';
import { Stack } from '../../../../primitives/layout/Stack.tsx';
import { Text } from '../../../../primitives/text/Text.tsx';
import { portalSections, sectionsAbout, sectionTitles, type PortalSectionId } from './portal-settings.ts';
import * as styles from './portal.css.ts';

const texts = defineTexts('PortalSections', {
  label: 'Vendor portal settings',
});

type Props = {
  /** The section that the page's address names; null where it names none. */
  place: PortalSectionId | null;
  /** The address of a section. */
  hrefOf: (section: PortalSectionId) => string;
  /** The fields of each section. */
  contents: Readonly<Record<PortalSectionId, ReactNode>>;
};

/** The sections one beneath the other, and above them the way to each, which stays in sight. */
export function PortalSections({ place, hrefOf, contents }: Props) {
  const current = useSectionInView(place);
  useEffect(() => {
    if (place === null) return;
    document.getElementById(place)?.scrollIntoView();
    document.querySelector<HTMLElement>(`#${place} h3`)?.focus({ preventScroll: true });
  }, [place]);
  return (
    <div className={styles.sections}>
      <nav aria-label={texts.label} className={styles.ways}>
        <ul role="list" className={styles.wayList}>
          {portalSections.map((id) => (
            <li key={id}>
              <Anchor
                href={hrefOf(id)}
                aria-current={current === id ? 'location' : undefined}
                className={styles.way}
              >
                {sectionTitles[id]}
              </Anchor>
            </li>
          ))}
        </ul>
      </nav>
      {portalSections.map((id) => (
        <Section key={id} id={id}>
          {contents[id]}
        </Section>
      ))}
    </div>
  );
}

type SectionProps = { id: PortalSectionId; children: ReactNode };

function Section({ id, children }: SectionProps) {
  const titleId = useId();
  return (
    <section id={id} aria-labelledby={titleId} className={styles.section}>
      <Stack space="xxsmall">
        <Heading level={3} size="medium" id={titleId} isFocusTarget>
          {sectionTitles[id]}
        </Heading>
        <Text size="small" tone="muted">
          {sectionsAbout[id]}
        </Text>
      </Stack>
      {children}
    </section>
  );
}

/** The section that is read: the last one that has come into the upper part of the window. */
function useSectionInView(place: PortalSectionId | null): PortalSectionId {
  const [seen, setSeen] = useState<PortalSectionId>(place ?? 'brand');
  useEffect(() => {
    const inView = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inView.add(target.id);
          else inView.delete(target.id);
        }
        const last = portalSections.findLast((id) => inView.has(id));
        if (last !== undefined) setSeen(last);
      },
      { rootMargin: '0% 0% -60%' },
    );
    for (const id of portalSections) {
      const section = document.getElementById(id);
      if (section !== null) observer.observe(section);
    }
    return () => observer.disconnect();
  }, []);
  return seen;
}
