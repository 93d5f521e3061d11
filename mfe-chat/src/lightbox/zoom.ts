/** How much larger than fitting the window a picture can be shown. */
const STEPS = [1, 1.5, 2, 3, 4, 6] as const;

export const FITTING = 1;

/** What a double click or tap zooms to, and back from. */
export const CLOSE_UP = 2;

export const zoomedIn = (zoom: number): number => STEPS.find((step) => step > zoom) ?? zoom;

export const zoomedOut = (zoom: number): number => STEPS.findLast((step) => step < zoom) ?? zoom;
