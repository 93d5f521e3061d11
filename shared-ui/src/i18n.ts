// Translation: the shell creates the one i18next instance; features use it under the namespace that is their id.
export { default as i18next } from "i18next";
export type { TFunction, i18n } from "i18next";
export { I18nextProvider, initReactI18next, useTranslation } from "react-i18next";
