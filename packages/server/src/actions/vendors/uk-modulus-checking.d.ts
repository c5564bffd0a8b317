declare module 'uk-modulus-checking' {
  /** The check of an account number against its sort code, by the table of the UK's payment schemes. */
  export default class UkModulusChecking {
    constructor(typed: { sortCode: string; accountNumber: string });
    isValid(): boolean;
  }
}
