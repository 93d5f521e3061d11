export { call, signedIn, signUp, type Answer, type Method, type TestUser } from "./sign-up.ts";
export { openTestDatabase, startTestServer, type TestServer } from "./test-server.ts";
