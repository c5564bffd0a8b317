/* Of @cityssm/eft-generator, whose own sources our compiler would check. */

type Segment = {
  readonly bankInstitutionNumber: string;
  readonly bankTransitNumber: string;
  readonly bankAccountNumber: string;
  readonly cpaCode: number;
  /** In dollars. */
  readonly amount: number;
  readonly paymentDate: Date;
  readonly payeeName: string;
  readonly crossReferenceNumber: string;
};

export class EFTGenerator {
  constructor(options: {
    readonly originatorId: string;
    readonly originatorShortName: string;
    readonly originatorLongName: string;
    readonly fileCreationNumber: string;
    readonly fileCreationDate: Date;
    readonly destinationDataCentre: string;
    readonly destinationCurrency: 'CAD';
    readonly returnInstitutionNumber: string;
    readonly returnTransitNumber: string;
    readonly returnAccountNumber: string;
  });
  addTransaction(transaction: { readonly recordType: 'C'; readonly segments: readonly Segment[] }): void;
  toCPA005(): string;
}
