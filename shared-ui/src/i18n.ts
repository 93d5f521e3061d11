// Translation: the shell creates the one i18next instance. Features use it with their id as the namespace.
export { default as i18next } from "i18next";
export type { TFunction, i18n } from "i18next";
export { I18nextProvider, initReactI18next, useTranslation } from "react-i18next";
