export const jobsDay = new Date('2026-03-15T12:00:00.000Z');
