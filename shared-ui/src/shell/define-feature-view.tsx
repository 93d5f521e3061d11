import { defineView, type FeatureView, type FeatureViewProps } from "@atrium/shared-contracts/contract";
import type { ReactElement, ReactNode } from "react";
import { FeatureFrame } from "./feature-frame.tsx";
import type { FeatureTexts } from "./feature-texts.ts";

/** A feature's view as its module exports it. */
interface FramedView<Props extends FeatureViewProps> extends FeatureView<Props> {
  readonly View: (props: Props) => ReactElement;
}

/**
 * `defineView` for a view with texts: gives it the shell (`useShell`) and the feature's texts, and shows it once the texts are loaded.
 * @param View gets the slot's other props
 */
export function defineFeatureView<Props extends FeatureViewProps = FeatureViewProps>(
  texts: FeatureTexts,
  View: (props: Omit<Props, "shell">) => ReactNode,
): FramedView<Props> {
  function Framed({ shell, ...props }: Props) {
    return (
      <FeatureFrame shell={shell} texts={texts}>
        <View {...props} />
      </FeatureFrame>
    );
  }
  return { ...defineView<Props>(Framed), View: Framed };
}
