package main

import (
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/compose-spec/compose-go/v2/types"
)

const root = "../../../"

var public = map[string]string{
	"PUBLIC_URL":         "https://isl.example",
	"PUBLIC_SIGNKIT_URL": "https://kit.isl.example",
	"PUBLIC_EMOTION_URL": "https://emotion.isl.example",
	"PUBLIC_SIGNS_URL":   "https://signs.isl.example",
	"ACME_EMAIL":         "somebody@isl.example",
}

func loaded(t *testing.T, overlays ...string) *types.Project {
	t.Helper()
	for name, value := range public {
		t.Setenv(name, value)
	}
	files := []string{root + "docker-compose.yml"}
	for _, overlay := range overlays {
		files = append(files, root+"infra/compose/"+overlay)
	}
	project, err := load(files)
	if err != nil {
		t.Fatal(err)
	}
	if missing := missingFiles(project); len(missing) > 0 {
		t.Fatal(missing)
	}
	return project
}

func TestByItselfWhatBrowsersReachIsPublished(t *testing.T) {
	found := published(loaded(t))
	if !slices.Equal(found, []string{"emotion", "gateway", "signkit", "signs"}) {
		t.Fatalf("published: %v", found)
	}
}

func TestAStageThatNoDockerfileHasIsNamed(t *testing.T) {
	project := loaded(t)
	gateway := project.Services["gateway"]
	gateway.Build.Target = "gatewy"
	project.Services["gateway"] = gateway
	if missing := missingFiles(project); len(missing) != 1 {
		t.Fatalf("missing: %v", missing)
	}
}

func TestBehindTheProxyNothingElseIsPublished(t *testing.T) {
	for _, overlays := range [][]string{{"tls.yaml"}, {"tls.yaml", "scale.yaml"}} {
		if found := published(loaded(t, overlays...)); !slices.Equal(found, []string{"caddy"}) {
			t.Fatalf("%v publishes %v", overlays, found)
		}
	}
}

func TestBehindTheProxyItsWordOnAddressesIsTaken(t *testing.T) {
	project := loaded(t, "tls.yaml")
	subnet := project.Networks["edge"].Ipam.Config[0].Subnet
	for service, setting := range map[string]string{
		"gateway": "TRUST_PROXY", "emotion": "TRUSTED_PROXIES", "signs": "TRUSTED_PROXIES",
	} {
		value := project.Services[service].Environment[setting]
		if value == nil || *value != subnet {
			t.Errorf("%s has %s %v, the proxy's network is %s", service, setting, value, subnet)
		}
	}
}

func TestScaledThereAreTwoOfWhatKeepsNothing(t *testing.T) {
	project := loaded(t, "tls.yaml", "scale.yaml")
	for _, name := range []string{"gateway", "content", "media", "signkit", "emotion", "signs", "rewriter"} {
		deploy := project.Services[name].Deploy
		if deploy == nil || deploy.Replicas == nil || *deploy.Replicas != 2 {
			t.Errorf("%s is not there twice", name)
		}
	}
	for _, name := range []string{"mongo", "minio", "worker", "caddy"} {
		service := project.Services[name]
		if service.GetScale() != 1 {
			t.Errorf("%s is there more than once", name)
		}
	}
}

func TestWhoeverSendsToTwoCopiesKnowsBothAndIsWaitedFor(t *testing.T) {
	project := loaded(t, "tls.yaml", "scale.yaml")
	senders := map[string][]string{
		"caddy":   {"GATEWAY_COPIES", "SIGNKIT_COPIES", "EMOTION_COPIES", "SIGNS_COPIES"},
		"gateway": {"CONTENT_URL", "MEDIA_URL", "REWRITER_URL"},
	}
	for sender, settings := range senders {
		for _, setting := range settings {
			part := strings.ToLower(strings.FieldsFunc(setting, func(r rune) bool { return r == '_' })[0])
			port := *project.Services[part].Environment["PORT"]
			copies := strings.FieldsFunc(
				strings.ReplaceAll(*project.Services[sender].Environment[setting], "http://", ""),
				func(r rune) bool { return r == ' ' || r == ',' },
			)
			want := []string{"isl-platform-" + part + "-1:" + port, "isl-platform-" + part + "-2:" + port}
			if !slices.Equal(copies, want) {
				t.Errorf("%s sends to %v, the copies are %v", sender, copies, want)
			}
			service := project.Services[part]
			if drain := service.Environment["DRAIN_SECONDS"]; drain == nil || *drain != "4" {
				t.Errorf("%s goes before anybody looked", part)
			}
			if service.StopGracePeriod == nil || time.Duration(*service.StopGracePeriod) < 30*time.Second {
				t.Errorf("%s is killed before it has ended", part)
			}
		}
	}
}

func TestWhatWatchesIsReachedFromThisMachineOnly(t *testing.T) {
	project := loaded(t, "tls.yaml", "scale.yaml", "observability.yaml")
	if found := published(project); !slices.Equal(found, []string{"caddy", "grafana", "prometheus"}) {
		t.Fatalf("published: %v", found)
	}
	for _, name := range []string{"grafana", "prometheus"} {
		for _, port := range project.Services[name].Ports {
			if port.HostIP != "127.0.0.1" {
				t.Errorf("%s is reached through %q", name, port.HostIP)
			}
		}
	}
}

func TestPrometheusReachesEachPartOverOneNetworkAndTheWorkerAlone(t *testing.T) {
	project := loaded(t, "observability.yaml")
	watcher := project.Services["prometheus"].Networks
	for _, name := range []string{"gateway", "content", "media", "worker", "signkit", "emotion", "signs", "rewriter"} {
		var shared []string
		for network := range project.Services[name].Networks {
			if _, ok := watcher[network]; ok {
				shared = append(shared, network)
			}
		}
		if len(shared) != 1 {
			t.Errorf("%s shares %v with prometheus", name, shared)
		}
	}
	for name, service := range project.Services {
		if _, ok := service.Networks["watching-worker"]; ok && name != "worker" && name != "prometheus" {
			t.Errorf("%s is on the worker's network", name)
		}
	}
}

func TestTracesReachTheirStoreAndNobodyElseDoes(t *testing.T) {
	project := loaded(t, "observability.yaml")
	for name, service := range project.Services {
		_, isOn := service.Networks["tracing"]
		_, isOnWorkers := service.Networks["tracing-worker"]
		if isOnWorkers != (name == "worker" || name == "tempo") {
			t.Errorf("%s is on the network of the worker's traces: %v", name, isOnWorkers)
		}
		endpoint, sends := service.Environment["OTEL_EXPORTER_OTLP_ENDPOINT"]
		if sends && *endpoint != "http://tempo:4318" {
			t.Errorf("%s sends traces to %s", name, *endpoint)
		}
		if isOn != (sends && name != "worker" || name == "tempo") {
			t.Errorf("%s is on the network of traces: %v; it sends some: %v", name, isOn, sends)
		}
	}
	for _, name := range []string{"tracing", "tracing-worker", "asking-traces"} {
		if !project.Networks[name].Internal {
			t.Errorf("%s has a way out", name)
		}
	}
}

func TestWithoutANameTheProxyDoesNotStart(t *testing.T) {
	for name, value := range public {
		t.Setenv(name, value)
	}
	t.Setenv("PUBLIC_SIGNS_URL", "")
	if _, err := load([]string{root + "docker-compose.yml", root + "infra/compose/tls.yaml"}); err == nil {
		t.Fatal("it would start without an address of the signs")
	}
}
