import type { TextLanguage } from "@atrium/shared-contracts/spec";
import * as z from "zod/mini";
import { placeSearches, type PlaceSearch } from "./place-searches.ts";
import { callService, serviceUrl } from "./service-call.ts";

const PLACE_MAX_CHARACTERS = 100;
const RESULTS = "10";

const Place = z.object({
  name: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  country: z.optional(z.string()),
  country_code: z.optional(z.string()),
  admin1: z.optional(z.string()),
  admin2: z.optional(z.string()),
  population: z.optional(z.number()),
});
type Place = z.infer<typeof Place>;
const Places = z.object({ results: z.optional(z.array(Place)) });

/** Where a place is. */
export interface FoundPlace {
  /** Its name and country, the latter in the language of the reply: "Paris, France". */
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** Equal for names that differ only in letter case, marks, or the word for city. */
const folded = (name: string) =>
  name
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .normalize("NFC")
    .replace(/(?<=.)[市시]$/u, "")
    .trim();

function countryName({ country, country_code: code }: Place, language: string): string | undefined {
  try {
    return (code && new Intl.DisplayNames(language, { type: "region", fallback: "none" }).of(code)) || country;
  } catch {
    return country;
  }
}

/** Whether a place is in the country or region that was named with it: "Paris, Texas". */
function isIn(place: Place, region: string, language: string): boolean {
  const around = [place.admin1, place.admin2, place.country, countryName(place, language), countryName(place, "en")];
  const said = folded(region);
  return folded(place.country_code ?? "") === said || around.some((each) => each && folded(each).includes(said));
}

/** The largest place that's called so; without one, what the service has first. */
function likeliest(places: readonly Place[], names: readonly string[]): Place | undefined {
  const called = places.filter(({ name }) => names.some((each) => folded(each) === folded(name)));
  return called.toSorted((a, b) => (b.population ?? 0) - (a.population ?? 0))[0] ?? places[0];
}

/** Finds a place by its name in any script, also with a region or country after a comma. Null if there's none. */
export async function findPlace(
  said: string,
  { baseUrl, language, signal }: { baseUrl: string; language: TextLanguage; signal: AbortSignal },
): Promise<FoundPlace | null> {
  const [name = "", ...regions] = said
    .normalize("NFC")
    .slice(0, PLACE_MAX_CHARACTERS)
    .split(/[,，、]/u)
    .map((part) => part.trim())
    .filter((part) => part !== "");
  const search = async ({ name: called, language: known }: PlaceSearch) => {
    const asked = { name: called, count: RESULTS, language: known, format: "json" };
    return Places.parse(await callService(serviceUrl(baseUrl, "/v1/search"), asked, signal)).results ?? [];
  };
  const base = language.split("-")[0] ?? language;
  for (const searches of placeSearches(name, base)) {
    const places = (await Promise.all(searches.map(search))).flat();
    const there = places.filter((place) => regions.every((region) => isIn(place, region, language)));
    const names = searches.map((each) => each.name);
    const found = likeliest(there.length > 0 ? there : places, names);
    if (found === undefined) continue;
    const { latitude, longitude } = found;
    const country = countryName(found, language);
    return {
      name: country === undefined || country === found.name ? found.name : `${found.name}, ${country}`,
      latitude,
      longitude,
    };
  }
  return null;
}
