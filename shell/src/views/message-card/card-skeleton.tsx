import type { CardShape } from "@atrium/shared-contracts/wire";
import { CardLink, Skeleton, Typography } from "@atrium/shared-ui";

interface CardSkeletonProps {
  /** Absent for features that don't say what their cards look like. */
  readonly shape: CardShape | undefined;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Stands in for a card while its feature loads: as large, with the same picture and as many lines. */
export function CardSkeleton({ shape, data }: CardSkeletonProps) {
  if (!shape) return <Skeleton variant="rounded" height={96} />;
  return (
    <CardLink mark={<Skeleton variant="rounded" {...shape.mark} sx={{ flex: "none" }} />}>
      {shape.lines
        .filter((field) => data[field])
        .map((field, index) => (
          <Typography key={field} variant={index === 0 ? "body2" : "caption"} component="div">
            <Skeleton width={`${70 - index * 15}%`} />
          </Typography>
        ))}
    </CardLink>
  );
}
