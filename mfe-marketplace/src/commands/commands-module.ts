import { type CommandRunner, defineService, type ShellApi } from "@atrium/shared-contracts/contract";
import { FIND_PRODUCTS_PATH } from "../catalogue/use-catalogue-filters.ts";

/** `find-products` puts the cursor in the catalog's search field, `visits` opens the visit log. */
export function marketplaceCommands(shell: ShellApi): CommandRunner {
  return {
    run(commandId) {
      shell.navigate(commandId === "visits" ? "/marketplace/visits" : FIND_PRODUCTS_PATH);
    },
  };
}

export default defineService<CommandRunner>(marketplaceCommands);
