import { Skeleton } from "@atrium/shared-ui";

export function ReleasesLoading() {
  return [1, 2, 3].map((line) => <Skeleton key={line} variant="rounded" height={72} />);
}
