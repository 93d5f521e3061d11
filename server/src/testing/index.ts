export { call, signedIn, signUp, type Answer, type Method, type TestUser } from "./sign-up.ts";
export { openTestDatabase, startTestServer, type TestOverrides, type TestServer } from "./test-server.ts";
