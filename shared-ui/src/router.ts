// The router, exported by name. The shell owns the page's only router.
export {
  Link,
  NavLink,
  Navigate,
  NavigationType,
  Outlet,
  Route,
  Routes,
  matchPath,
  useLocation,
  useMatch,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from "react-router-dom";
export { BrowserRouter, MemoryRouter } from "react-router-dom";
export type { Location, NavigateFunction, To } from "react-router-dom";
