/** Gathers rows into batches of about `most`, as measured by `sizeOf`. */
export async function* inParts<T>(
  readings: AsyncIterable<T>,
  most: number,
  sizeOf: (reading: T) => number,
): AsyncGenerator<T[]> {
  let batch: T[] = [];
  let size = 0;
  for await (const reading of readings) {
    batch.push(reading);
    size += sizeOf(reading);
    if (size < most) continue;
    yield batch;
    batch = [];
    size = 0;
  }
  if (batch.length > 0) yield batch;
}
