/** What only the server knows: where the recogniser is, and who may frame the pages. */
export type PageConfig = {
  readonly signsUrl: string | null;
  readonly webOrigins: readonly string[];
};

const ALONE: PageConfig = { signsUrl: null, webOrigins: [] };

/** Asks the server; without an answer the page stands alone. */
export async function fetchPageConfig(): Promise<PageConfig> {
  try {
    const answer = await fetch(`${import.meta.env.BASE_URL}config.json`);
    return answer.ok ? ((await answer.json()) as PageConfig) : ALONE;
  } catch {
    return ALONE;
  }
}
