/** Methods and paths of `accountCalls` that the shell makes itself. It makes them before it has loaded any schema. */
export const accountRoutes = {
  register: { method: "POST", path: "/auth/register", public: true },
  login: { method: "POST", path: "/auth/login", public: true },
  refresh: { method: "POST", path: "/auth/refresh", public: true, repeatable: true },
  completeGoogle: { method: "POST", path: "/auth/google/session", public: true, repeatable: true },
  logout: { method: "POST", path: "/auth/logout", public: true },
  profile: { method: "GET", path: "/user/profile" },
  updateProfile: { method: "PUT", path: "/user/profile", repeatable: true },
  changePassword: { method: "PUT", path: "/user/password" },
} as const;
