/**
 * Measures every subject once a round (A B C, A B C, …), so that all of them share a machine's quiet and busy minutes.
 *
 * @returns the measurements of each subject, one a round, in the order of the rounds.
 */
export async function interleave<Id extends string, Value>(
  subjects: readonly Id[],
  rounds: number,
  measure: (subject: Id) => Value | Promise<Value>,
): Promise<Map<Id, Value[]>> {
  const measured = new Map(subjects.map((subject): [Id, Value[]] => [subject, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [subject, values] of measured) values.push(await measure(subject));
  }
  return measured;
}
