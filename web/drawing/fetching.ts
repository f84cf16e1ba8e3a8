/** Something that the page fetches beside its code, once; whoever asks again after a failure may have more luck. */

export function fetchedOnce<T>(address: string, what: string): () => Promise<T> {
  let fetching: Promise<T> | null = null;
  const fetched = async (): Promise<T> => {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`${what} could not be fetched: ${answer.status} ${answer.statusText}.`);
    return answer.json();
  };
  return async () => {
    fetching ??= fetched();
    try {
      return await fetching;
    } catch (error) {
      fetching = null;
      throw error;
    }
  };
}
