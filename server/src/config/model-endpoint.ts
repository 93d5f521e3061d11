/** Where a language model is, and which one is used there unless the person has chosen another. */
export interface ModelEndpoint {
  readonly apiKey: string;
  readonly baseUrl: string;
  readonly name: string;
}
