/** In place of the federation runtime's descriptions of errors: each error also has its code and the address of the page that describes it. */
export const runtimeDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};
