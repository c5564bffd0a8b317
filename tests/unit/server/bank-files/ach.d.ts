declare module '@ach/ach' {
  import type { Writable } from 'node:stream';

  const ach: () => {
    from(options: { format: 'ach'; source: string }): {
      to(options: { format: 'json'; target: Writable }): unknown;
    };
  };
  export default ach;
}
