import { type UseMutationOptions, type UseMutationResult, notifyManager, useMutation } from "@tanstack/react-query";
import { useCallback, useRef } from "react";

/** Starts the submission. Does nothing while one is running. */
type Submit<Data, Variables> = UseMutationResult<Data, Error, Variables>["mutate"];

/**
 * `useMutation` for a form, or anything else that must not be sent twice: while it runs, `mutate` does nothing. `isPending` can't
 * prevent a second click or Enter, because it changes with a later render.
 *
 * Every feature can read the variables in the mutation cache, so a secret must not be one of them: `mutationFn` reads it where it is.
 */
export function useSubmission<Data, Variables = void>(options: UseMutationOptions<Data, Error, Variables>) {
  const mutation = useMutation(options);
  const running = useRef(false);
  const { mutateAsync } = mutation;
  const mutate = useCallback<Submit<Data, Variables>>(
    (...input) => {
      if (running.current) return;
      running.current = true;
      // Only after the view has rendered the result: until then it would submit the same input again.
      const settled = () => notifyManager.schedule(() => (running.current = false));
      mutateAsync(...input).then(settled, settled);
    },
    [mutateAsync],
  );
  return { ...mutation, mutate };
}
