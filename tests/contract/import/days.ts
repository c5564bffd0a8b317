export const importDay = new Date('2026-04-01T12:00:00.000Z');
