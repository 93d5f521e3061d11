import { configure } from "@testing-library/react";

// A machine that does other work beside the tests needs more than Testing Library's second.
configure({ asyncUtilTimeout: 10_000 });
