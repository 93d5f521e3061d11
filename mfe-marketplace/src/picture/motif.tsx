import type { ReactNode } from "react";
import type { Motif, PictureRecipe } from "./picture-recipe.ts";

/** Draws each motif in a 120 by 90 box. */
const DRAWINGS: Record<Motif, (at: (index: number) => number) => ReactNode> = {
  rings: (at) => {
    const [x, y] = [36 + at(0) * 48, 30 + at(1) * 30];
    return [56, 42, 29, 17, 7].map((radius, index) => (
      <circle key={radius} cx={x} cy={y} r={radius} fill="var(--ink)" opacity={0.12 + index * 0.11} />
    ));
  },
  bars: (at) =>
    Array.from({ length: 7 }, (_, index) => {
      const height = 18 + at(index) * 52;
      return (
        <rect
          key={index}
          x={15 + index * 13}
          y={90 - height}
          width={9}
          height={height + 6}
          rx={4.5}
          fill="var(--ink)"
          opacity={0.25 + at(index + 4) * 0.5}
        />
      );
    }),
  petals: (at) => {
    const petals = 5 + Math.round(at(0) * 3);
    return Array.from({ length: petals }, (_, index) => (
      <ellipse
        key={index}
        cx={60}
        cy={26}
        rx={8 + at(1) * 5}
        ry={20}
        fill="var(--ink)"
        opacity={0.4}
        transform={`rotate(${(index * 360) / petals + at(2) * 40} 60 45)`}
      />
    ));
  },
  crates: (at) =>
    Array.from({ length: 6 }, (_, index) => (
      <rect
        key={index}
        x={24 + (index % 3) * 25}
        y={46 - Math.floor(index / 3) * 25 + (at(index) > 0.8 ? -3 : 0)}
        width={22}
        height={22}
        rx={5}
        fill="var(--ink)"
        opacity={0.22 + at(index) * 0.55}
      />
    )),
  waves: (at) =>
    Array.from({ length: 4 }, (_, index) => {
      const [y, swing] = [26 + index * 16, 6 + at(index) * 9];
      return (
        <path
          key={index}
          d={`M-4 ${y} C 20 ${y - swing * 2} 36 ${y + swing * 2} 60 ${y} S 100 ${y - swing * 2} 124 ${y} V 96 H -4 Z`}
          fill="var(--ink)"
          opacity={0.22}
        />
      );
    }),
  tiles: (at) =>
    Array.from({ length: 12 }, (_, index) => {
      const [x, y] = [20 + (index % 4) * 20, 15 + Math.floor(index / 4) * 20];
      const turned = at(index) > 0.5;
      return (
        <path
          key={index}
          d={turned ? `M${x} ${y} h20 v20 Z` : `M${x} ${y} v20 h20 Z`}
          fill="var(--ink)"
          opacity={0.25 + at(index) * 0.5}
        />
      );
    }),
};

export function MotifDrawing({ motif, variation }: PictureRecipe) {
  return <>{DRAWINGS[motif]((index) => variation[index % variation.length] ?? 0)}</>;
}
