import type { Icon } from '../text/icon.ts';

/*
 * Drawings of lucide (ISC) for every row of a table, each in one path. Lucide's own components work out
 * their attributes at each drawing and take three shapes for the same picture, which a page of rows feels.
 */

/** Lucide's `circle-question-mark`. */
export const HelpMark = drawing(
  'M22 12a10 10 0 1 1-20 0a10 10 0 1 1 20 0ZM9 9.5a3 2.5 0 0 1 6 0c0 2-2 2-3 3.5M12 17h.01',
);

/** Lucide's `message-circle-question-mark`. */
export const QuestionMark = drawing(
  'M2.992 16.342a2 2 0 0 1 .094 1.167l-1.065 3.29a1 1 0 0 0 1.236 1.168l3.413-.998a2 2 0 0 1 1.099.092 10 10 0 1 0-4.777-4.719' +
    'M9 9.5a3 2.5 0 0 1 6 0c0 2-2 2-3 3.5M12 17h.01',
);

/** Lucide's `pencil`. */
export const PencilMark = drawing(
  'M21.174 6.812a1 1 0 0 0-3.986-3.987L3.842 16.174a2 2 0 0 0-.5.83l-1.321 4.352a.5.5 0 0 0 .623.622l4.353-1.32' +
    'a2 2 0 0 0 .83-.497ZM15 5l4 4',
);

/** Lucide's `trash`. */
export const TrashMark = drawing(
  'M3 6h18M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2',
);

/** Lucide's `image`. */
export const PictureMark = drawing(
  'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2Z' +
    'M11 9a2 2 0 1 1-4 0a2 2 0 1 1 4 0Zm10 6-3.086-3.086a2 2 0 0 0-2.828 0L6 21',
);

function drawing(path: string): Icon {
  const shape = <path d={path} />;
  return function Drawing(props) {
    return (
      <svg
        width={24}
        height={24}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        {...props}
      >
        {shape}
      </svg>
    );
  };
}
