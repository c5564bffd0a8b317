/**
 * The scales of both themes, in the shape of the contract. Lengths that hold text or space are in rem, so that they
 * grow with the reader's own text size; 1rem is 16 px by default.
 */
export const scales = {
  space: {
    none: '0',
    xxsmall: '0.25rem',
    xsmall: '0.5rem',
    small: '0.75rem',
    medium: '1rem',
    large: '1.5rem',
    xlarge: '2rem',
    xxlarge: '3rem',
    xxxlarge: '4.5rem',
  },
  size: {
    target: '2.75rem',
    control: { small: '2.25rem', medium: '2.75rem' },
    icon: { small: '1rem', medium: '1.25rem', large: '1.5rem' },
    thumbnail: '6.25rem',
    content: { narrow: '28rem', medium: '46rem', wide: '80rem' },
  },
  font: {
    family: {
      text: "'Inter Variable', 'Inter Fallback', system-ui, 'Open Sans', sans-serif",
      mono: "ui-monospace, 'SF Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace",
    },
    size: {
      xsmall: '0.8125rem',
      small: '0.875rem',
      medium: '0.9375rem',
      large: '1.125rem',
      xlarge: '1.375rem',
      xxlarge: '1.75rem',
      display: '2.5rem',
    },
    lineHeight: { tight: '1.2', snug: '1.35', body: '1.55' },
    weight: { regular: '400', medium: '500', semibold: '600' },
    tracking: { tight: '-0.018em', normal: '0', wide: '0.03em' },
  },
  radius: { small: '0.25rem', medium: '0.5rem', large: '0.875rem', full: '999rem' },
  borderWidth: { hairline: '1px', strong: '2px' },
  focus: { width: '2px', offset: '2px' },
  motion: {
    duration: { fast: '120ms', medium: '150ms' },
    easing: {
      standard: 'cubic-bezier(0.2, 0, 0, 1)',
      enter: 'cubic-bezier(0, 0, 0, 1)',
    },
  },
  zIndex: {
    sticky: '10',
    header: '20',
    overlay: '30',
    menu: '40',
    toast: '50',
    skipLink: '60',
  },
} as const;
