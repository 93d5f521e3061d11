/** Where the page sends analytics if the installation has an `analyticsId`. */
export const ANALYTICS_URL = "https://www.google-analytics.com/g/collect";

/** Id of the `<script type="application/json">` element with the BootDocument. */
export const BOOT_ELEMENT_ID = "atrium-boot";
