/** Thrown where a bank's answer or statement cannot be read. The message gives the fault, and its place if there is one. */
export class BankTextRefused extends Error {}
