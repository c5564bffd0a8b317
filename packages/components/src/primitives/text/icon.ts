import type { ComponentType } from 'react';

/** A decorative drawing, such as an icon from lucide-react. A text beside it, or the name of its control, says what it means. */
export type Icon = ComponentType<{ className?: string; 'aria-hidden'?: boolean }>;
