import type { ComponentType } from 'react';

/** A decorative drawing, such as any icon of lucide-react; words are always beside it or name its control. */
export type Icon = ComponentType<{ className?: string; 'aria-hidden'?: boolean }>;
