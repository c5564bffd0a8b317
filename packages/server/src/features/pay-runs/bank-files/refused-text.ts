/** Thrown where a bank's answer or statement cannot be read. The message says what is wrong, and where if a place has it. */
export class BankTextRefused extends Error {}
